const most = 50;
const longest = 300;

/** What the bank was asked and has answered lately, newest first; without the tokens. */
export class AskedLately {
  /** @type {{ at: string, path: string, asked: string, status: number, errorCode: number | null }[]} */
  all = [];

  note(name, asked, { status = 0, body }) {
    const line = {
      at: new Date().toISOString(),
      path: `/v1/${name}`,
      asked: asked.slice(0, longest),
      /** 0 where the bank hung up. */
      status,
      errorCode: body?.errorCode ?? null,
    };
    this.all = [line, ...this.all].slice(0, most);
  }
}
