import type { EventData } from '@mekong/contracts';
import { html } from './html.js';
import { layout } from './layout.js';
import { button } from './parts.js';
import { nameIn, type Rendered, type RenderContext } from './template.js';
import { words } from './words/index.js';

/** What the shop answers to a question about a product. */
export function questionAnswered({ shop, params, language }: RenderContext): Rendered {
  const { product, customer, text: question, answer } = params as EventData<'question.answered.v1'>;
  const { helloTo, questions: text } = words[language];
  const subject = text.subject(nameIn(language, product));
  const hello = helloTo(customer.name);
  const address = `${shop.url}/product/${product.category}/x-${product.id}#questions`;
  return {
    subject,
    text: `${hello}\n\n${text.asked}\n${question}\n\n${text.answer}\n${answer}\n\n${text.see}: ${address}\n`,
    html: layout(
      shop,
      language,
      html`<p>${hello}</p>
        <p>${text.asked}</p>
        <blockquote style="margin:0;padding-left:12px;white-space:pre-line">${question}</blockquote>
        <p>${text.answer}</p>
        <p style="white-space:pre-line">${answer}</p>
        ${button(address, text.see)}`,
    ),
  };
}
