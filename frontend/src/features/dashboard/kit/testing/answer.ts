import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Waits for a question of the dashboard, and presses this button of it. */
export async function answer(question: string, button: string): Promise<void> {
  const title = await screen.findByText(question);
  const dialog = title.closest<HTMLElement>('[role=dialog]')!;
  await userEvent.click(within(dialog).getByText(button, { selector: 'button *' }));
}
