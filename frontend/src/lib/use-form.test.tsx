import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '../components/field';
import { filled, useForm } from './use-form';

const RULES = { name: filled('Please enter your full name'), phone: filled('Please fill in this field') };
const REFUSED = { field: 'phone', code: 'WRONG_FORMAT', message: 'Phone must be one' };

interface Props {
  name?: string;
  phone?: string;
  onSend?: (values: object) => Promise<boolean>;
}

function Form({ name = 'Dara', phone = '', onSend = () => Promise.resolve(true) }: Props) {
  const form = useForm({ name, phone }, RULES);
  const submit = form.submit(async (values) => {
    if (!(await onSend(values))) form.showFaults([{ field: 'nothing', message: 'Other' }, REFUSED]);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Field label="Phone" {...form.field('phone')} />
      <Field label="Name" {...form.field('name')} />
      <button>Send</button>
      <button type="button" onClick={form.reset}>
        Anew
      </button>
      <button type="button" onClick={() => form.put({ phone: '012', payment: 'cash' } as { phone: string })}>
        Put
      </button>
      <output>{Object.keys(form.values).join()}</output>
    </form>
  );
}

function open(props: Props = {}) {
  const { rerender } = render(<Form {...props} />);
  return { person: userEvent.setup(), give: (next: Props) => rerender(<Form {...next} />) };
}

const name = () => screen.getByLabelText('Name');
const phone = () => screen.getByLabelText('Phone');
const send = () => screen.getByRole('button', { name: 'Send' });

describe('a form', () => {
  it('sends what it began with and what was typed', async () => {
    const sent: object[] = [];
    const { person } = open({ onSend: (values) => Promise.resolve(sent.push(values) > 0) });
    await person.type(phone(), '012');
    await person.click(send());
    expect(sent).toEqual([{ name: 'Dara', phone: '012' }]);
  });

  it('shows a first value that changes where nothing was typed, or what was typed is as it was', async () => {
    const { person, give } = open({ phone: '012' });
    await person.type(name(), 'n');
    await person.type(phone(), '3{Backspace}');
    give({ name: 'Bopha', phone: '099' });
    expect(name()).toHaveValue('Daran');
    expect(phone()).toHaveValue('099');
    await person.click(screen.getByRole('button', { name: 'Anew' }));
    expect(name()).toHaveValue('Bopha');
  });

  it('asks its rules when it is sent, not before, and focuses the first field that breaks one', async () => {
    const sent: object[] = [];
    const { person } = open({ onSend: (values) => Promise.resolve(sent.push(values) > 0) });
    await person.clear(name());
    expect(screen.queryByRole('alert')).toBeNull();
    await person.click(send());
    expect(screen.getAllByRole('alert').map((fault) => fault.textContent)).toEqual([
      'Please fill in this field',
      'Please enter your full name',
    ]);
    expect(phone()).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('asks the rule of a field at every change from then on', async () => {
    const { person } = open();
    await person.click(send());
    await person.type(phone(), '0');
    expect(screen.queryByRole('alert')).toBeNull();
    await person.clear(phone());
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in this field');
  });

  it("shows the server's fault at its field, until that is changed", async () => {
    const { person } = open({ phone: '0', onSend: () => Promise.resolve(false) });
    await person.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Phone must be one');
    expect(phone()).toHaveFocus();
    await person.type(phone(), '1');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('what is put that is no field is left out', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Put' }));
  expect(phone()).toHaveValue('012');
  expect(screen.getByRole('status')).toHaveTextContent(/^name,phone$/);
});
