/** Longest wait for an answer. */
const answerMs = 10_000;

/** What the broker answers to a call that it does not do. */
export class BrokerRefusal extends Error {
  constructor(
    readonly status: number,
    call: string,
  ) {
    super(`The broker answered ${status} to ${call}.`);
  }
}

/** RabbitMQ's management API, as an administrator: https://www.rabbitmq.com/docs/http-api-reference */
export class ManagementApi {
  private readonly authorization: string;

  /** Uses the origin of `url`, and the user and password of `amqpUrl`. */
  constructor(
    private readonly url: string,
    amqpUrl: string,
  ) {
    const { username, password } = new URL(amqpUrl);
    const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    this.authorization = `Basic ${Buffer.from(user).toString('base64')}`;
  }

  async read<T>(path: string): Promise<T> {
    return (await (await this.call('GET', path)).json()) as T;
  }

  async write(method: 'PUT' | 'POST', path: string, body: object): Promise<void> {
    await this.call(method, path, JSON.stringify(body));
  }

  /** Rejects with a BrokerRefusal, or with something else when the broker cannot be reached or hangs. */
  private async call(method: string, path: string, body?: string): Promise<Response> {
    const headers = { authorization: this.authorization, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(answerMs);
    const answer = await fetch(`${new URL(this.url).origin}/api/${path}`, { method, headers, body, signal });
    if (!answer.ok) throw new BrokerRefusal(answer.status, `${method} ${path}`);
    return answer;
  }
}
