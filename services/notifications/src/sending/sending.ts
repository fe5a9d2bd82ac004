/** From whom mails come, and which bot writes in Telegram, as admins have set them. */
export interface Sending {
  /** `Name <address>` or an address; null: no-reply at the shop. */
  mailFrom: string | null;
  /** The token of the bot, encrypted, as it lets whoever has it read and write as the shop. */
  sealedToken: string | null;
  /** By which a token is told from others, without giving it away. */
  tokenTag: string | null;
  version: number;
}
