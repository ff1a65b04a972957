/** A browser that Playwright cannot drive, with one window: the part of WebDriver that both protocols have. */
export interface Engine {
  navigate(url: string): Promise<void>;
  /** Runs the body of a function in the page. Its result and arguments are JSON. */
  run<T>(body: string, ...args: unknown[]): Promise<T>;
  /** Input sources with their actions, as in "Perform Actions" of WebDriver. */
  act(sources: object[]): Promise<void>;
  /** Chooses files in the first element of a selector. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Screenshot of the window as a PNG. */
  picture(): Promise<Buffer>;
  /** Messages that the browser wrote to the console as errors, where it reports them. */
  readonly errors: string[];
  close(): Promise<void>;
}

/** A process of a browser or a driver, from which windows are opened one after the other. */
export interface Launched {
  open(): Promise<Engine>;
  close(): Promise<void>;
}

export const WINDOW = { width: 480, height: 900 } as const;
