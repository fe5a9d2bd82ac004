import { outcomeUnknown, unavailable } from '@mekong/service-defaults';
import type { ReplicaState } from './replica.js';

const neverConnected = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const ranOut = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'TimeoutError', 'AbortError']);

interface Fault {
  message: string;
  name: string;
  code?: string | number;
}

/** Why a replica gave no answer to a call. */
export class CallFailure {
  readonly message: string;
  /** Whether the replica may have got the call. */
  readonly wasSent: boolean;
  /** What it says of the replica; undefined for a connection that broke, as one does now and then. */
  readonly state: ReplicaState | undefined;

  constructor(error: unknown) {
    const fault = ((error as Error).cause ?? error) as Fault;
    this.message = fault.message || String(fault.code);
    const is = (names: ReadonlySet<string>) => names.has(String(fault.code)) || names.has(fault.name);
    this.wasSent = !is(neverConnected);
    this.state = is(ranOut) ? 'hanging' : this.wasSent ? undefined : 'unreachable';
  }

  /** The answer to its caller. */
  problem({ isRead, isKeyed }: { isRead: boolean; isKeyed?: boolean }): Error {
    return this.wasSent && !isRead ? outcomeUnknown(isKeyed) : unavailable();
  }
}
