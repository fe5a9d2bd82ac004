import { fault } from '@mekong/contracts';
import { requiredText } from '@mekong/service-defaults';
import { z } from 'zod';

const longest = 253;
const mostHosts = 100;

/**
 * Names only: two labels at least, the last with a letter, so that no number is taken for a name. A star stands for what is below
 * two labels at least, so that nobody allows a whole country.
 */
const name =
  /^(?:http:\/\/)?(?:\*\.)?(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?=[^.]*[a-z])[a-z\d-]{2,63}$/;

/** People paste whole addresses. */
const bare = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/(?<!\/)\/(?!\/).*$/, '')
    .replace(/\.$/, '');

/** The fault is one of the whole list, as people write it into one field. */
function refuseOthers(hosts: string[], context: z.RefinementCtx): void {
  const host = hosts.find((typed) => !name.test(typed));
  if (host === undefined) return;
  const message = `“${host}” is not the name of a host, such as cdn.example.com or *.example.com`;
  context.addIssue({ code: 'custom', ...fault('NOT_A_HOST', message, { host, sentence: true }) });
}

export const hostsChange = z.object({
  hosts: z.array(requiredText(longest).overwrite(bare)).max(mostHosts).superRefine(refuseOthers),
  version: z.int().optional().describe('The version that the editor has seen; without one it is never stale'),
});
export type HostsChange = z.infer<typeof hostsChange>;

const imageHosts = z
  .object({
    hosts: z
      .array(z.string())
      .describe('`cdn.example.com`, `*.example.com`, and with `http://` before it also without https'),
    version: z.int(),
  })
  .meta({ id: 'ImageHosts' });

export const hostsAnswer = z.object({ image_hosts: imageHosts });
export const changedHostsAnswer = z.object({ message: z.string(), image_hosts: imageHosts });
