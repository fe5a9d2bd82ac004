import { domainToASCII } from 'node:url';
import { textKey } from '@mekong/contracts';

/** Letters of any script in the domain, as people read it, or those that stand for them (`xn--mnchen-3ya`). */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[A-Za-z0-9-]+)$/u;

/** The form in which addresses are compared: a domain is the same in letters of its script and in those that stand for them. */
export function emailKey(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const isAscii = /^[\x21-\x7e]*$/.test(domain);
  return textKey(email.slice(0, at) + (isAscii ? domain : domainToASCII(domain) || domain));
}
