/** The path of an operation in the notation of the router, the log and the metrics. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
