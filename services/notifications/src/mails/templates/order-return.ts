import type { EventData } from '@mekong/contracts';
import { orderMail, type Fact } from './order-mail.js';
import { nameIn, type Rendered, type RenderContext } from './template.js';
import { words } from './words/index.js';

/** How it stands with what a customer sends back, with what staff said of it. */
export function orderReturn(context: RenderContext): Rendered {
  const { returns } = words[context.language];
  const { state, message, hand_over, label, lines } = context.params as EventData<'order.return-changed.v1'>;
  const { subject, text } = returns[state];
  const next = state === 'accepted' && hand_over ? [returns.next[hand_over]] : [];
  const said = message && state !== 'withdrawn' ? [returns.says(message)] : [];
  return orderMail(context, {
    subject,
    sentences: [text, ...next, ...said],
    facts: [
      ...lines.map((line): Fact => ({
        label: returns.comesBack,
        value: `${line.quantity} × ${nameIn(context.language, line)}`,
      })),
      ...(state === 'accepted' && label ? [{ label: returns.label, value: label }] : []),
    ],
  });
}
