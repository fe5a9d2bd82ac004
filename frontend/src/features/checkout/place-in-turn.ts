import { turnOf, type Turn } from '../../api/refused-order';

/** So that those who were refused together do not all come back together. */
const JITTER_MS = 300;

export interface InTurn {
  turn: Turn;
  /** Called with each further turn that the shop gives. */
  onTurn: (turn: Turn) => void;
  signal: AbortSignal;
}

/**
 * Sends an order again whenever its turn has come, until the shop takes it or refuses it for another reason, which is thrown.
 * Null when the waiting was stopped.
 */
export async function placeInTurn<Order>(
  place: () => Promise<Order>,
  { turn, onTurn, signal }: InTurn,
): Promise<Order | null> {
  for (let next = turn; ;) {
    await pause(next.seconds * 1_000 + Math.random() * JITTER_MS, signal);
    if (signal.aborted) return null;
    try {
      return await place();
    } catch (error) {
      const given = turnOf(error);
      if (!given) throw error;
      next = given;
      onTurn(given);
    }
  }
}

/** Ends early when stopped. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
