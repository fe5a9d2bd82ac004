/** @typedef {import("./defences.mjs").Defence} Defence */

/** @type {Defence[]} */
export const pages = [
  {
    defence: 'a wide network leaves renderings to others',
    file: 'gateway/src/admission/rendering-limits.ts',
    code: 'if ((await msUntil(this.rates.wide, wide)) > 0) return false;',
    without: 'void wide;',
    tests: 'gateway/test/rendering-limits',
    rows: 'leaves a quarter of the renderings of a second',
  },
  {
    defence: 'renderings of a network',
    file: 'gateway/src/admission/rendering-limits.ts',
    code: 'if (msUntilNext === 0) return true;',
    without: 'if (msUntilNext >= 0) return true;',
    tests: 'gateway/test/rendering-limits',
    rows: 'one address that asks',
  },
  {
    defence: 'pages that wait for their turn',
    file: 'gateway/src/admission/rendering-limits.ts',
    code: 'if (!this.waiting.hasRoom(network, 1, waiting)) return false;',
    without: '',
    tests: 'gateway/test/rendering-limits',
    rows: 'one address that asks',
  },
];
