import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithToasts } from '../../../testing/render-with-toasts';
import { useAct } from './use-act';

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => void requestAnimationFrame(resolve));
}

/** A button whose action fails after so many frames. */
function Failing({ after }: { after: number }) {
  const act = useAct();
  const fail = () => frames(after).then(() => Promise.reject(new Error('no network')));
  return <button onClick={() => void act(fail, { failed: 'Failed to save' })}>Save</button>;
}

it.each([0, 1, 2, 3])('a failure that comes %d frames after the press stays on the screen', async (after) => {
  const person = userEvent.setup();
  const { unmount } = renderWithToasts(<Failing after={after} />);
  for (const press of ['first', 'second']) {
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findAllByText('Failed to save');
    await frames(after + 5);
    const shown = screen
      .getAllByText('Failed to save')
      .filter((toast) => !toast.closest('[data-removed=true]'));
    expect([press, shown.length]).toEqual([press, 1]);
  }
  unmount();
});
