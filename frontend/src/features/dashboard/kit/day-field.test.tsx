import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DayField, MomentField } from './day-field';

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

function Field({ first }: { first: string }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <DayField label="From" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  );
}

it.each([
  ['{ArrowDown}', '2026-02-01'],
  ['{ArrowUp}{ArrowUp}', '2026-01-29'],
  ['{PageDown}', '2026-02-28'],
  ['{PageUp}{ArrowDown}', '2026-01-01'],
])('goes by %s from the last of January to %s', async (keys, reached) => {
  const person = userEvent.setup();
  render(<Field first="2026-01-31" />);
  await person.click(screen.getByLabelText('From'));
  await person.keyboard(keys);
  expect(screen.getByRole('status')).toHaveTextContent(reached);
});

it('starts from today in Phnom Penh when it is empty', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-20T17:30:00Z') });
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Field first="" />);
  await person.click(screen.getByLabelText('From'));
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-21');
});

it('takes a typed time by Enter, without sending the form that it is in', async () => {
  const person = userEvent.setup();
  const moments: string[] = [];
  const send = jest.fn();
  render(
    <form onSubmit={send}>
      <MomentField aria-label="Shown from" onChange={(moment) => moments.push(moment)} />
      <button>Save</button>
    </form>,
  );
  await person.type(screen.getByLabelText('Shown from'), '1/12/2026 09:30{Enter}');
  expect(moments).toEqual(['2026-12-01T09:30']);
  expect(send).not.toHaveBeenCalled();
});
