interface ImportMeta {
  /** Loads the named export of every file that a pattern matches; vitest writes the imports in its place. */
  glob: <Export>(pattern: string, options: { eager: true; import: string }) => Record<string, Export>;
}
