/**
 * Options of Node for test processes that run for minutes. Three of them keep two cores busy, so V8's helper threads
 * would only take time from another one; and more room for new objects means fewer collections.
 */
export const testNodeOptions = ['--single-threaded', '--max-semi-space-size=64'];
