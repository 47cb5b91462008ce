/** The body of a refusal without what names the request: the rest must not tell one refusal from another. */
export function withoutRequestId({ body }: { body: string }): string {
  return body.replace(/,"request_id":"[\w-]+"/, '')
}
