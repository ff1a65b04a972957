import { fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { leave, renderScreenAt } from '../../testing/render-screen-at';
import { DigitsField } from '../../ui/digits-field';
import { TextField } from '../../ui/field';
import { QuantityField } from '../../ui/quantity-field';
import { understandDigits } from './ascii-digits';

function Fields() {
  useEffect(understandDigits, []);
  return (
    <>
      <TextField label="Weight" name="weight" type="number" />
      <TextField label="Pincode" name="pincode" inputMode="numeric" />
      <TextField label="Phone" name="phone" type="tel" />
      <TextField label="Address" name="address" />
      <DigitsField label="UTR" name="utr" />
      <Quantity />
    </>
  );
}

function Quantity() {
  const [quantity, setQuantity] = useState(1);
  return (
    <QuantityField
      name={'Oats'}
      quantity={quantity}
      min={1}
      max={90}
      boundsMessage={'1 to 90'}
      onChange={setQuantity}
    />
  );
}

/** Simulates replacing a selection, which this DOM does not implement. */
const typed: string[] = [];
document.execCommand = (command, _ui, text = '') => typed.push(`${command} ${text}`) > 0;
afterEach(() => {
  typed.splice(0);
  leave();
});

const typeInto = (label: string, data: string) =>
  fireEvent(
    screen.getByLabelText(label),
    new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
  );

it.each(['Weight', 'Pincode', 'Phone'])(
  'digits of every script are typed as 0 to 9 into %s',
  async (label) => {
    await renderScreenAt('/', <Fields />);

    const isAsTyped = ['೭', '७२', '７', '7'].map((digit) => typeInto(label, digit));

    expect(isAsTyped).toEqual([false, false, false, true]);
    expect(typed).toEqual(['insertText 7', 'insertText 72', 'insertText 7']);
  },
);

it('digits of every script stay as they are in a text', async () => {
  await renderScreenAt('/', <Fields />);

  expect(typeInto('Address', '೭')).toBe(true);
  expect(typed).toEqual([]);
});

/** Types like the keyboard of a phone: the text is inserted before it can be refused. */
function compose(label: string, text: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.compositionStart(field);
  fireEvent(
    field,
    new InputEvent('beforeinput', { data: text, inputType: 'insertCompositionText', bubbles: true }),
  );
  fireEvent.input(field, { target: { value: text } });
  return field;
}

it.each(['Pincode', 'Phone', 'UTR'])(
  'digits of another script that a keyboard composes into %s stay, and become 0 to 9 once they are composed',
  async (label) => {
    await renderScreenAt('/', <Fields />);

    const field = compose(label, '೭೨');
    const meanwhile = field.value;
    fireEvent.compositionEnd(field, { data: '೭೨' });

    expect(meanwhile).toBe('೭೨');
    expect(typed).toEqual(['insertText 72']);
  },
);

it('digits of another script that a keyboard composes into a text stay', async () => {
  await renderScreenAt('/', <Fields />);

  fireEvent.compositionEnd(compose('Address', '೭'), { data: '೭' });

  expect(typed).toEqual([]);
});

it('letters are removed from a field of digits for all kinds of input', async () => {
  await renderScreenAt('/', <Fields />);

  expect(compose('UTR', 'a7ಕ೨').value).toBe('7೨');
});

it('a quantity that a keyboard is composing in another script is not called wrong, and counts once it is composed', async () => {
  await renderScreenAt('/', <Fields />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Oats/ });
  const write = (value: string, isComposing: boolean) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing }));
  };

  write('೭೨', true);
  const isWrongMeanwhile = field.getAttribute('aria-invalid');
  fireEvent.compositionEnd(field, { data: '೭೨' });
  write('72', false);

  expect([isWrongMeanwhile, typed]).toEqual([null, ['insertText 72']]);
  expect(screen.getByRole('status').textContent).toBe('72');
});
