/**
 * Options of Node for test processes that live longer. Three of them keep two cores busy, so V8's helper threads would only take
 * time from another one; and more room for new objects means fewer collections.
 */
export const busyMachine = ['--single-threaded', '--max-semi-space-size=64'];
