import { forgetDraft, forgetDraftsOfOthers, keepDraft, readDraft } from './session-drafts';

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('is there for its owner', () => {
    keepDraft('billing', 'dara', { phone: '012' });
    expect(readDraft('billing', 'dara')).toEqual({ phone: '012' });
  });

  it('is not there for anybody else', () => {
    keepDraft('billing', 'dara', { phone: '012' });
    expect(readDraft('billing', 'sokha')).toEqual({});
  });

  it('is gone once it is forgotten', () => {
    keepDraft('billing', 'dara', { phone: '012' });
    forgetDraft('billing');
    expect(readDraft('billing', 'dara')).toEqual({});
  });

  it('is gone once another person has logged in, and stays for its owner', () => {
    keepDraft('billing', 'dara', { phone: '012' });
    forgetDraftsOfOthers('dara');
    expect(readDraft('billing', 'dara')).toEqual({ phone: '012' });
    forgetDraftsOfOthers('sokha');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['no JSON', 'null', '7', '{"owner":"dara","draft":null}', '{"owner":"dara","draft":{"phone":1}}'])(
    'is empty when %s is kept',
    (text) => {
      sessionStorage.setItem('draft:billing', text);
      expect(readDraft('billing', 'dara')).toEqual({});
    },
  );
});
