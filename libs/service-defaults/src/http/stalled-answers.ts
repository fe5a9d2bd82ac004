import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends a connection whose caller has read nothing of its answer for so long: thousands of them would take all that a process
 * can have open. One that waits for its answer, or for the next part of it, is left alone.
 */
export function endStalledAnswers(server: Server, ms: number): void {
  server.setTimeout(ms, (socket: Socket & { _httpMessage?: ServerResponse | null }) => {
    const answer = socket._httpMessage;
    const waits = answer?.req.complete === true && socket.writableLength === 0;
    if (!waits) socket.destroy();
  });
}
