import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { listenBeforeRouter } from '../../../lib/history-guards';
import { useUnsavedWarning } from './use-unsaved-warning';

const QUESTION = 'Leave without saving your changes?';
beforeAll(listenBeforeRouter);
afterEach(() => jest.restoreAllMocks());

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsavedWarning(isUnsaved);
  return <p>The form</p>;
}

/** A form that was opened from a list. */
async function openForm(isUnsaved: boolean) {
  window.history.replaceState(null, '', '/list');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/list" element={<Link to="/form">The list</Link>} />
        <Route path="/form" element={<Form isUnsaved={isUnsaved} />} />
      </Routes>
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByText('The list'));
  expect(screen.getByText('The form')).toBeVisible();
}

const answer = (yes: boolean) => jest.spyOn(window, 'confirm').mockReturnValue(yes);

describe('the Back button of the browser', () => {
  it('asks before leaving unsaved changes, and stays when declined', async () => {
    const confirm = answer(false);
    await openForm(true);
    window.history.back();
    await waitFor(() => expect(confirm).toHaveBeenCalledWith(QUESTION));
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    expect(screen.getByText('The form')).toBeVisible();
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('asks again the next time', async () => {
    const confirm = answer(false);
    await openForm(true);
    for (const times of [1, 2]) {
      window.history.back();
      await waitFor(() => expect(confirm).toHaveBeenCalledTimes(times));
      await waitFor(() => expect(window.location.pathname).toBe('/form'));
    }
  });

  it('leaves when confirmed', async () => {
    answer(true);
    await openForm(true);
    window.history.back();
    expect(await screen.findByText('The list')).toBeVisible();
  });

  it('leaves without asking when nothing is unsaved', async () => {
    const confirm = answer(false);
    await openForm(false);
    window.history.back();
    expect(await screen.findByText('The list')).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
  });
});
