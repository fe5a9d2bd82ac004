export interface RenderContext {
  shop: { name: string; url: string };
  params: Record<string, unknown>;
  /** The decrypted code or token, if the mail has one. */
  secret?: string;
}

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}
