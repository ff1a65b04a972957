import { countryNames } from '@namma/contract/addresses/countries';
import type { ProductAttributes } from '@namma/contract/catalogue/attribute-schemas';
import { FSSAI_LICENCE_DIGITS } from '@namma/contract/catalogue/product-attributes';
import { DESCRIPTION_MAX_CHARACTERS } from '@namma/contract/catalogue/rules';
import type { ProductWords } from '@namma/contract/catalogue/schemas';
import { wordField } from '@namma/contract/catalogue/word-fields';
import { languageTag } from '@namma/contract/locales';
import { otherLocales } from '@namma/contract/other-locales';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { api } from '../../../lib/api/api';
import { DigitsField } from '../../../ui/digits-field';
import { SelectField, TextAreaField, TextField } from '../../../ui/field';
import { fieldLabels as labels } from './attribute-labels';
import { nutrients } from './product-fields';

interface AttributeFieldsProps {
  /** The attributes so far. */
  attributes?: ProductAttributes;
  /** The words in other languages so far. */
  words?: ProductWords | undefined;
  errors: Readonly<Record<string, string>>;
}

/** Label fields, all optional, in collapsible sections. */
export function AttributeFields({ attributes, words, errors }: AttributeFieldsProps) {
  const common = (name: keyof ProductAttributes) => ({
    label: labels[name],
    name,
    defaultValue: attributes?.[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  });
  const text = (name: keyof ProductWords) => ({
    label: labels[name],
    name,
    defaultValue: words?.[name] ?? '',
    error: errors[`words.${name}`] ?? errors[name],
    autoComplete: 'off',
  });
  const number = (name: keyof ProductAttributes) => ({ ...common(name), inputMode: 'decimal' as const });
  return (
    <div className="grid sm:col-span-2">
      <Part title="Label and origin" note="Net quantity, maker, licence, barcode, mark, ingredients">
        <TextField {...number('netQuantity')} inputMode="numeric" hint="1 kg is 1000 g" />
        <SelectField {...common('netUnit')}>
          <option value="">None</option>
          <option value="g">Grams</option>
          <option value="ml">Millilitres</option>
          <option value="piece">Pieces</option>
        </SelectField>
        <TextField {...common('maker')} hint="Name and address" className="sm:col-span-2" />
        <SelectField {...common('origin')}>
          <option value="">Not given</option>
          {Object.entries(countryNames).map(([code, country]) => (
            <option key={code} value={code}>
              {country}
            </option>
          ))}
        </SelectField>
        <SelectField {...common('mark')}>
          <option value="">None: not food</option>
          <option value="green">Green: vegetarian</option>
          <option value="brown">Brown: non-vegetarian</option>
        </SelectField>
        <TextField
          {...common('importer')}
          hint="Name and address, for goods from abroad"
          className="sm:col-span-2"
        />
        <DigitsField {...common('fssaiLicence')} maxLength={FSSAI_LICENCE_DIGITS} hint="14 digits" />
        <TextField {...number('bestBeforeMonths')} inputMode="numeric" hint="From the day of manufacture" />
        <TextField
          {...common('barcode')}
          hint="8, 12 or 13 digits, for scanning at the counter"
          className="sm:col-span-2"
        />
        <TextAreaField {...common('ingredients')} rows={3} className="sm:col-span-2" />
        <TextField {...common('allergens')} hint="For example: Milk and soy" className="sm:col-span-2" />
      </Part>
      <Part title="Nutrition" note="Per serving, as on the label">
        <TextField
          {...number('servingSize')}
          hint="In the unit of the net quantity"
          className="sm:col-span-2"
        />
        {nutrients.map((name) => (
          <TextField key={name} {...number(name)} />
        ))}
      </Part>
      <Part title="Flavours and sizes" note="Products of a family link to each other">
        <FamilyField {...common('family')} />
        <TextField {...common('flavour')} />
        <TextField {...common('size')} />
      </Part>
      <Part title="Other languages" note="If empty, the English words are shown">
        {otherLocales.map((locale) => (
          // `lang` tells browsers which letters to show and read aloud.
          <div key={locale} lang={languageTag(locale)} className="contents">
            <TextField {...text(wordField('name', locale))} className="sm:col-span-2" />
            <TextAreaField
              {...text(wordField('description', locale))}
              rows={4}
              maxLength={DESCRIPTION_MAX_CHARACTERS}
              className="sm:col-span-2"
            />
            <TextAreaField {...text(wordField('ingredients', locale))} rows={3} className="sm:col-span-2" />
            <TextField
              {...text(wordField('allergens', locale))}
              hint="If empty, common allergens are translated"
              className="sm:col-span-2"
            />
            <TextField {...text(wordField('flavour', locale))} />
            <TextField {...text(wordField('size', locale))} />
          </div>
        ))}
      </Part>
    </div>
  );
}

interface PartProps {
  title: string;
  note: string;
  children: ReactNode;
}

function Part({ title, note, children }: PartProps) {
  return (
    <details className="group border-t border-(--line) last:border-b">
      <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{title}</span>
        <span className="mr-auto text-xs text-(--soft)">{note}</span>
        <ChevronDown aria-hidden="true" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-4 gap-y-5 pt-2 pb-5 sm:grid-cols-2">{children}</div>
    </details>
  );
}

/** Offers the families that there are, read when the field is entered; another title makes a new one. */
function FamilyField(field: ComponentProps<typeof TextField>) {
  const listId = useId();
  const [titles, setTitles] = useState<readonly string[]>();
  // Without the titles the field is a plain one.
  const readTitles = () => void (titles ?? api('product/getFamilies').then(setTitles, () => {}));
  return (
    <>
      <TextField
        {...field}
        list={listId}
        hint="Use the same name for all products of a family"
        className="sm:col-span-2"
        onFocus={readTitles}
      />
      <datalist id={listId}>
        {titles?.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </>
  );
}
