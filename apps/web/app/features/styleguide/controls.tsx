import { Heart } from 'lucide-react';
import { Button, ButtonLink, type ButtonLook } from '../../ui/button';
import { CheckBox } from '../../ui/check-box';
import { CheckboxField } from '../../ui/checkbox-field';
import { SelectField, TextAreaField, TextField } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { PasswordField } from '../../ui/password-field';
import { OnBothGrounds, Row, Section } from './sheet';

const looks: ButtonLook[] = ['primary', 'solid', 'outline', 'quiet', 'danger'];

/** Buttons, fields and checkboxes. */
export function Controls() {
  return (
    <>
      <Section title="Buttons">
        <OnBothGrounds>
          <div className="grid gap-4">
            {looks.map((look) => (
              <Row key={look}>
                <Button look={look}>{look}</Button>
                <Button look={look} isBusy>
                  Busy
                </Button>
                <Button look={look} disabled>
                  Disabled
                </Button>
                <ButtonLink look={look} to="/styleguide">
                  Link
                </ButtonLink>
              </Row>
            ))}
            <Row>
              <IconButton aria-label="Icon">
                <Heart aria-hidden="true" size={20} />
              </IconButton>
              <IconButton aria-label="Icon, disabled" disabled>
                <Heart aria-hidden="true" size={20} />
              </IconButton>
            </Row>
          </div>
        </OnBothGrounds>
      </Section>
      <Section title="Fields">
        <OnBothGrounds>
          <Fields />
        </OnBothGrounds>
      </Section>
      <Section title="Boxes to tick">
        <OnBothGrounds>
          <div className="grid justify-items-start gap-3">
            <CheckBox>Not ticked</CheckBox>
            <CheckBox defaultChecked>Ticked</CheckBox>
            <CheckBox disabled>Disabled</CheckBox>
            <CheckboxField label="Cash on delivery" />
            <CheckboxField label="Cash on delivery, wrong" error="Tick this box to go on" />
          </div>
        </OnBothGrounds>
      </Section>
    </>
  );
}

const Fields = () => (
  <div className="grid gap-5">
    <TextField label="Plain" />
    <TextField label="Filled" defaultValue="Asha Rao" />
    <TextField label="With a hint" hint="10 digits, without +91" />
    <TextField label="Wrong" defaultValue="asha@" error="Invalid email!" />
    <TextField label="Read only" defaultValue="asha@example.in" readOnly />
    <TextField label="Disabled" defaultValue="asha@example.in" disabled />
    <PasswordField label="Password" defaultValue="secret-1" />
    <PasswordField label="Wrong password" error="Password required!" />
    <TextField label="Day" type="date" />
    <SelectField label="Choice" defaultValue="">
      <option value="">Choose one</option>
      <option>Koramangala</option>
    </SelectField>
    <SelectField label="Wrong choice" error="Choose one of our centers">
      <option>Choose one</option>
    </SelectField>
    <TextAreaField label="Several lines" rows={3} />
    <TextAreaField label="Several wrong lines" rows={3} error="Use 15 to 250 characters" />
  </div>
);
