/** A figure that is read when somebody asks, such as the size of a pool. */
export interface Figure {
  /** In the style of Prometheus; one that ends in `_total` only ever grows. */
  name: string;
  help: string;
  read: () => number;
}
