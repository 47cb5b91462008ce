/** The body of a refusal without its request id: the rest must not distinguish one refusal from another. */
export function withoutRequestId({ body }: { body: string }): string {
  return body.replace(/,"request_id":"[\w-]+"/, '')
}
