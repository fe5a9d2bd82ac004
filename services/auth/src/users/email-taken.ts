/** Whether PostgreSQL refused a second account with the same address. */
export function isEmailTaken(error: unknown): boolean {
  const driver = (error as { driverError?: { code?: string; constraint?: string } }).driverError;
  return driver?.code === '23505' && driver.constraint === 'users_email_key';
}
