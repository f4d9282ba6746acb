/** The path of an operation as the router, the log and the metrics write it. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
