/** @typedef {import('./defences.mjs').Defence} Defence */

const waits = 'services/notifications/src/waits';

/** @type {Defence[]} */
export const mails = [
  {
    defence: "the bot's token is encrypted",
    file: 'services/notifications/src/sending/change-sending.ts',
    code: 'sealedToken: seal(token, this.config.EVENT_SEALING_KEY)',
    without: 'sealedToken: token',
    tests: 'notifications/test/sending',
    rows: 'in the clear',
  },
  {
    defence: 'a sender of mails is one address',
    file: 'services/notifications/src/sending/sending.dto.ts',
    code: '.refine(isSender, ',
    without: '.refine(() => true, ',
    tests: 'notifications/test/sending',
    rows: 'a wrong mail_from',
  },
  {
    defence: 'alerts of what is so already',
    file: `${waits}/ask-alert.ts`,
    code: 'refuseIfSo(asked, product);',
    without: '',
    tests: 'notifications/test/product-waits',
    rows: 'nothing to wait for',
  },
  {
    defence: 'alerts that one account asks for in an hour',
    file: `${waits}/ask-alert.ts`,
    code: 'const mostOfAccount = 30;',
    without: 'const mostOfAccount = 3_000;',
    tests: 'notifications/test/product-waits',
    rows: 'thirty times an hour',
  },
  {
    defence: 'alerts that one account asks for in a day',
    file: `${waits}/ask-alert.ts`,
    code: 'const mostOfAccountInDay = 100;',
    without: 'const mostOfAccountInDay = 10_000;',
    tests: 'notifications/test/product-waits',
    rows: 'a hundred times a day',
  },
];
