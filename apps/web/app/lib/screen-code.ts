/** What a route may say of itself in `handle`, for the code of screens that are not shown yet. */
export interface ScreenHandle {
  /** Loads what the screen imports by itself when it is moved to: its parts and its client loader's code. */
  preload?: () => Promise<unknown>;
  /** Addresses that the screen leads to by buttons; those of its links are seen in the page. */
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
  /** React Router's cache: it never fetches the module of a route that stands in it. */
  modules: Record<string, ScreenModule | undefined>;
  importFile: (url: string) => Promise<ScreenModule>;
  fetchStyle: (url: string) => Promise<void>;
}

/** The code of screens by their routes: which is here, and how the rest is fetched. */
export class ScreenCode {
  private readonly complete = new Set<string>();

  constructor(private readonly sources: Sources) {}

  /** Whether these routes can be shown without asking the network for any code. */
  isHere = (ids: readonly string[]): boolean => ids.every((id) => this.complete.has(id));

  /** @throws what the first file that did not arrive was refused with; the next call asks for it again */
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
    // Only now: React Router reloads the whole page when a module that it asks for does not arrive.
    modules[id] ??= loaded;
    this.complete.add(id);
  }
}

export const handleOf = (module: ScreenModule | undefined): ScreenHandle | undefined =>
  module?.handle as ScreenHandle | undefined;
