import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayField } from './day-field';

afterEach(() => jest.useRealTimers());

it('takes the day in Phnom Penh for today', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-20T17:30:00Z') });
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const days: string[] = [];
  render(<DayField label="From" value="" onChange={(day) => days.push(day)} />);
  await person.click(screen.getByLabelText('From'));
  await person.click(await screen.findByText('Today'));
  expect(days).toEqual(['2026-11-21']);
});
