import { readAlerts } from './read-alerts.js';

const alertOf = (amount: string) =>
  `${amount} paid by SOK DARA (*123) on 2026-11-28 10:15 AM via ABA KHQR at Mekong Gear. Trx. ID: 173123456789, APV: 12.`;

describe('the amount of a message', () => {
  it.each([
    ['98 400 ៛', 'KHR', 98_400],
    ['98\u00a0400 ៛', 'KHR', 98_400],
    ['៛1\u202f098\u202f400', 'KHR', 1_098_400],
    ["1'234.50 USD", 'USD', 123_450],
    ['$1 234.50', 'USD', 123_450],
    ['៩៨,៤០០ ៛', 'KHR', 98_400],
    ['$២៤.០០', 'USD', 2_400],
    ['10:15 98,400 ៛', 'KHR', 98_400],
  ])('%s is read whole', (amount, currency, minor) => {
    expect(readAlerts(alertOf(amount)).lines).toMatchObject([{ currency, minor, faults: [] }]);
  });

  it.each(['-24.00 USD', '-$24.00', '10:15 400 ៛', '98  400 ៛', '1,2 345 ៛'])(
    '%s is not read in part, nor without its sign',
    (amount) => {
      expect(readAlerts(alertOf(amount)).lines).toMatchObject([
        { minor: null, faults: [{ code: 'ALERT_UNCLEAR' }] },
      ]);
    },
  );
});
