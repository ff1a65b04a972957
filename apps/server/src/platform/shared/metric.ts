/** A metric that is read on request, such as the size of a pool. */
export interface Metric {
  /** A Prometheus metric name; one that ends in `_total` is a counter. */
  name: string;
  help: string;
  read: () => number;
}
