/** What a route says in its `handle` about loading code ahead. */
export interface ScreenHandle {
  /** Loads what the screen imports lazily: the code of its parts and of its client loader. */
  preload?: () => Promise<unknown>;
  /** Addresses that the screen's buttons lead to. Links need no entry: they are found in the page. */
  next?: readonly string[];
}

export interface ScreenModule {
  handle?: unknown;
}

/** A route's files, as React Router's manifest names them. */
export interface ScreenFiles {
  module: string;
  clientLoaderModule?: string | undefined;
  css?: readonly string[] | undefined;
}

interface Sources {
  routes: Readonly<Record<string, ScreenFiles | undefined>>;
  /** React Router's cache: it does not fetch the module of a route that is in here. */
  modules: Record<string, ScreenModule | undefined>;
  importFile: (url: string) => Promise<ScreenModule>;
  fetchStyle: (url: string) => Promise<void>;
}

/** The code of screens by route: what has loaded, and how to fetch the rest. */
export class ScreenCode {
  private readonly complete = new Set<string>();

  private readonly sources: Sources;

  constructor(sources: Sources) {
    this.sources = sources;
  }

  /** Whether these routes can be shown without fetching code. */
  isHere = (ids: readonly string[]): boolean => ids.every((id) => this.complete.has(id));

  /** @throws the error of the first file that did not load; the next call tries again */
  async load(ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.loadRoute(id)));
  }

  private async loadRoute(id: string): Promise<void> {
    const { routes, modules, importFile, fetchStyle } = this.sources;
    const files = routes[id];
    if (!files || this.complete.has(id)) return;
    const [loaded] = await Promise.all([
      modules[id] ?? importFile(files.module),
      files.clientLoaderModule && importFile(files.clientLoaderModule),
      ...(files.css ?? []).map(fetchStyle),
    ]);
    await handleOf(loaded)?.preload?.();
    // Only after everything has loaded, because React Router reloads the whole page when a module fails to load.
    modules[id] ??= loaded;
    this.complete.add(id);
  }
}

export const handleOf = (module: ScreenModule | undefined): ScreenHandle | undefined =>
  module?.handle as ScreenHandle | undefined;
