import { failures } from '@namma/contract/messages/failures';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorUnder, leave, press, renderScreenAt, textIn, type } from '../../testing/render-screen-at';
import { TextField } from '../../ui/field';
import { ApiError } from '../api/api-error';
import { useForm } from './use-form';

const schema = z.object({
  name: z.string().trim().min(1, 'Name required!'),
  pincode: z.string().regex(/^\d{6}$/, 'invalid'),
  day: z.string().min(1, 'Day required!'),
});
type Fields = z.output<typeof schema>;

interface Given {
  submit: (fields: Fields) => Promise<void>;
  load?: () => Promise<typeof schema>;
}

function Form({ submit, load = async () => schema }: Given) {
  const { formProps, errors, isBusy } = useForm({
    schema: load,
    rules: { day: (day) => (day < '2030-03-04' ? 'Choose a later day' : undefined) },
    submit,
  });
  return (
    <form {...formProps}>
      <TextField label="Name" name="name" error={errors.name} />
      <TextField label="Pincode" name="pincode" inputMode="numeric" error={errors.pincode} />
      <TextField label="Day" name="day" error={errors.day} />
      <button type="submit" aria-busy={isBusy}>
        Save
      </button>
    </form>
  );
}

const open = (given: Partial<Given> = {}) => {
  const sent: Fields[] = [];
  const submit = async (fields: Fields) => void sent.push(fields);
  return renderScreenAt('/form', <Form submit={submit} {...given} />).then((shown) => ({ ...shown, sent }));
};
const fill = async ({ name = 'Asha', pincode = '560038', day = '2030-03-05' } = {}) => {
  await type('Name', name);
  await type('Pincode', pincode);
  await type('Day', day);
};

afterEach(leave);

describe('a form', () => {
  it('sends the values as the schema parses them', async () => {
    const { sent } = await open();
    await fill({ name: '  Asha  ' });

    await press('Save');

    expect(sent).toEqual([{ name: 'Asha', pincode: '560038', day: '2030-03-05' }]);
  });

  it('reads the digits of other scripts in a field of a number, and leaves them in others', async () => {
    const { sent } = await open();
    await fill({ name: 'Block ೨', pincode: '५६೦೦３8' });

    await press('Save');

    expect(sent).toEqual([{ name: 'Block ೨', pincode: '560038', day: '2030-03-05' }]);
  });

  it('shows a message under each wrong field, focuses the first one and sends nothing', async () => {
    const { sent } = await open();
    await fill({ pincode: '5600', day: '' });

    await press('Save');

    expect(errorUnder('Name')).toBe('');
    expect(errorUnder('Pincode')).toBe('invalid');
    expect(errorUnder('Day')).toBe('Day required!');
    expect(screen.getByLabelText('Pincode').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('Pincode'));
    expect(sent).toEqual([]);
  });

  it("shows the messages of its own rules together with the schema's", async () => {
    await open();
    await fill({ name: '', day: '2030-03-03' });

    await press('Save');

    expect(errorUnder('Name')).toBe('Name required!');
    expect(errorUnder('Day')).toBe('Choose a later day');
  });

  it('shows no messages before the first submit, and updates them after it', async () => {
    await open();
    await type('Pincode', '56');
    expect(errorUnder('Pincode')).toBe('');
    await fill({ pincode: '56' });
    await press('Save');
    expect(errorUnder('Pincode')).toBe('invalid');

    await type('Pincode', '560038');

    expect(errorUnder('Pincode')).toBe('');
  });

  it('is sent once, however often it is submitted', async () => {
    let finish: () => void = () => {};
    let times = 0;
    await open({
      submit: () => {
        times += 1;
        return new Promise((resolve) => (finish = resolve));
      },
    });
    await fill();

    await press('Save');
    await press('Save');
    expect(times).toBe(1);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true');

    await act(async () => finish());
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('false');
    await press('Save');
    expect(times).toBe(2);
  });
});

describe('a form that the server refuses', () => {
  const refuse = (status: number, issues?: { path: string; message: string }[]) => async () => {
    throw new ApiError(status, 'Check the marked fields.', issues ? { issues } : {});
  };

  it("shows the server's messages at their fields, and keeps typed values", async () => {
    const { messages } = await open({
      submit: refuse(400, [
        { path: 'pincode', message: 'We do not deliver there' },
        { path: 'pincode', message: 'and a second thing' },
      ]),
    });
    await fill();

    await press('Save');

    expect(errorUnder('Pincode')).toBe('We do not deliver there');
    expect(document.activeElement).toBe(screen.getByLabelText('Pincode'));
    expect(messages()).toEqual([]);
    expect(['Name', 'Pincode', 'Day'].map(textIn)).toEqual(['Asha', '560038', '2030-03-05']);
  });

  it('shows other errors as a toast', async () => {
    const { messages } = await open({ submit: refuse(400, [{ path: 'user_id', message: 'Not yours' }]) });
    await fill();

    await press('Save');

    expect(messages()).toEqual(['Check the marked fields.']);
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('false');
  });

  it('removes earlier messages when it is refused for another reason', async () => {
    let answer = refuse(400, [{ path: 'name', message: 'Taken' }]);
    const { messages } = await open({ submit: () => answer() });
    await fill();
    await press('Save');
    answer = refuse(409);

    await press('Save');

    expect(errorUnder('Name')).toBe('');
    expect(messages()).toEqual(['Check the marked fields.']);
  });

  it('shows no details of a programming error', async () => {
    const { messages } = await open({
      submit: async () => {
        throw new TypeError('x is undefined');
      },
    });
    await fill();

    await press('Save');

    expect(messages()).toEqual([failures.somethingWentWrong]);
  });
});

describe('a form whose schema did not load', () => {
  it('shows that the network is down, keeps typed values, and can be sent later', async () => {
    let isDown = true;
    const load = async () => {
      if (isDown) throw new Error('Failed to fetch dynamically imported module');
      return schema;
    };
    const { messages, sent } = await open({ load });
    act(() => void fireEvent.focus(screen.getByLabelText('Name')));
    await fill();

    await press('Save');
    expect(messages()).toEqual([failures.networkError]);
    expect(textIn('Name')).toBe('Asha');
    expect(sent).toEqual([]);

    isDown = false;
    await press('Save');
    expect(sent).toHaveLength(1);
  });
});
