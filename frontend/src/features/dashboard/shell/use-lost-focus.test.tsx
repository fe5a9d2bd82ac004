import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLostFocus } from './use-lost-focus';

/** A page with a row that is removed a moment after its button was pressed, as after the answer of the server. */
function Page() {
  useLostFocus();
  const [isThere, setThere] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Orders</h1>
      {isThere && <button onClick={() => setTimeout(() => setThere(false), 50)}>Ship</button>}
      <p>Beside</p>
    </main>
  );
}

const title = () => screen.getByRole('heading', { name: 'Orders' });
const isRemoved = () => waitFor(() => expect(screen.queryByText('Ship')).toBeNull());

it('gives the focus of a removed button to the title', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('Ship'));
  await isRemoved();
  await waitFor(() => expect(title()).toHaveFocus());
});

it('leaves the focus alone when somebody has pressed beside the button before it goes', async () => {
  render(<Page />);
  await userEvent.click(screen.getByText('Ship'));
  await userEvent.click(screen.getByText('Beside'));
  await isRemoved();
  expect(document.body).toHaveFocus();
});
