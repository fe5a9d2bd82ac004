import type { Page } from 'playwright-core';

/** Answers a question of the dashboard by this button of it. */
export async function answer(page: Page, question: string | RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.waitFor();
  // A dialog that is still growing is clicked where its button will be, which is beside the button.
  await dialog.and(page.locator(':not([class*="ant-zoom"])')).waitFor();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
