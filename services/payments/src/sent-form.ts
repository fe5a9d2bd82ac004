/** A form as it was sent: small enough to be held in memory. */
export class SentForm {
  constructor(
    readonly fields: Record<string, string>,
    /** Their bytes are in base64, so that two calls can be compared by their texts. */
    readonly files: Record<string, { name: string; base64: string }>,
  ) {}
}
