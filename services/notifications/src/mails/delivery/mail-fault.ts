import type { Fault, FaultCode } from '@mekong/contracts';

/** What nodemailer says of a mail that was not taken. */
interface MailError {
  code?: string;
  /** The command that failed: `RCPT TO`. */
  command?: string;
  /** The server's answer to it: 550. */
  responseCode?: number;
}

const ofServer: Record<string, FaultCode> = {
  EAUTH: 'MAIL_SERVER_LOGIN_REFUSED',
  ENOAUTH: 'MAIL_SERVER_LOGIN_REFUSED',
  ECONNECTION: 'MAIL_SERVER_UNREACHABLE',
  EDNS: 'MAIL_SERVER_UNREACHABLE',
  ESOCKET: 'MAIL_SERVER_UNREACHABLE',
  ETLS: 'MAIL_SERVER_UNREACHABLE',
  ETIMEDOUT: 'MAIL_SERVER_TIMED_OUT',
};

/** Why a mail was not sent; `detail` is the technical text, which stays as it is in every language. */
export function mailFault(error: unknown, detail: string): Fault {
  return { code: codeOf(error as MailError), params: { detail }, message: detail };
}

function codeOf(error: MailError): FaultCode {
  const { code = '', command, responseCode = 0 } = error;
  if (isRefusal(error)) return command === 'RCPT TO' ? 'MAIL_ADDRESS_REFUSED' : 'MAIL_REFUSED';
  if (responseCode >= 400 && responseCode < 500) return 'MAIL_SERVER_BUSY';
  return ofServer[code] ?? 'MAIL_NOT_SENT';
}

/** Whether the server refused this very mail for good, by a 5xx. After a 5xx to our login the mail waits: that is for us to mend. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as MailError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}
