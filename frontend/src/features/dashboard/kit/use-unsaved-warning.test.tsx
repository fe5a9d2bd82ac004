import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { listenBeforeRouter } from '../../../lib/history-guards';
import { Questions } from './confirm';
import { answer } from './testing/answer';
import { useUnsavedWarning } from './use-unsaved-warning';

const QUESTION = 'Leave without saving your changes?';
beforeAll(listenBeforeRouter);

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWarning(isUnsaved);
  return <p>The form</p>;
}

/** A form that was opened from a list. */
async function openForm(isUnsaved: boolean) {
  window.history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <Questions>
        <Routes>
          <Route path="/list" element={<Link to="/form">The list</Link>} />
          <Route path="/form" element={<Form isUnsaved={isUnsaved} />} />
        </Routes>
      </Questions>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByText('The list'));
  expect(screen.getByText('The form')).toBeVisible();
}

describe('the Back button of the browser', () => {
  it('asks before leaving unsaved changes, and stays when declined', async () => {
    await openForm(true);
    window.history.back();
    await answer(QUESTION, 'Cancel');
    expect(window.location.pathname).toBe('/form');
    expect(screen.getByText('The form')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks again the next time', async () => {
    await openForm(true);
    for (const _ of [1, 2]) {
      window.history.back();
      await answer(QUESTION, 'Cancel');
      expect(window.location.pathname).toBe('/form');
    }
  });

  it('leaves when confirmed', async () => {
    await openForm(true);
    window.history.back();
    await answer(QUESTION, 'Leave');
    expect(await screen.findByText('The list')).toBeVisible();
  });

  it('leaves without asking when nothing is unsaved', async () => {
    await openForm(false);
    window.history.back();
    expect(await screen.findByText('The list')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
