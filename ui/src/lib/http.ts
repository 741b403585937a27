/** True if an answer is the server's own; a proxy without a server behind it answers too. */
export function own({ status, headers }: Response): boolean {
  return status < 500 || (headers.get('content-type') ?? '').includes('json');
}
