import { forgetDraftsOfOthers } from './forget-drafts';
import { forgetDraft, keepDraft, readDraft } from './session-drafts';

beforeEach(() => sessionStorage.clear());

describe('a draft', () => {
  it('can be read by its owner', () => {
    keepDraft('billing', 'dara', { phone: '012' });
    expect(readDraft('billing', 'dara')).toEqual({ phone: '012' });
  });

  it('cannot be read by anybody else', () => {
    keepDraft('billing', 'dara', { phone: '012' });
    expect(readDraft('billing', 'sokha')).toEqual({});
  });

  it('is gone after forgetDraft', () => {
    keepDraft('billing', 'dara', { phone: '012' });
    forgetDraft('billing');
    expect(readDraft('billing', 'dara')).toEqual({});
  });

  it('is removed when another person logs in, but not when its owner does', () => {
    keepDraft('billing', 'dara', { phone: '012' });
    forgetDraftsOfOthers('dara');
    expect(readDraft('billing', 'dara')).toEqual({ phone: '012' });
    forgetDraftsOfOthers('sokha');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['no JSON', 'null', '7', '{"owner":"dara","draft":null}', '{"owner":"dara","draft":{"phone":1}}'])(
    'is empty when the storage holds %s',
    (text) => {
      sessionStorage.setItem('draft:billing', text);
      expect(readDraft('billing', 'dara')).toEqual({});
    },
  );
});
