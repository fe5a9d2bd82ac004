export interface RenderContext {
  shop: { name: string; url: string };
  params: Record<string, unknown>;
  /** The code or token, in the clear, where the mail has one. */
  secret?: string;
}

export interface Rendered {
  subject: string;
  text: string;
  html: string;
}
