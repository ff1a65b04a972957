import { TextField } from '../../../ui/field';

interface PriceFieldsProps {
  price?: number;
  discount?: number;
  errors: Readonly<Record<string, string>>;
}

/** List price and discount, side by side. Text fields, so that invalid input is kept and explained. */
export function PriceFields({ price, discount = 0, errors }: PriceFieldsProps) {
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <>
      <TextField {...amount} label="Price (₹)" name="price" defaultValue={price} error={errors.price} />
      <TextField
        {...amount}
        label="Discount (%)"
        name="discount"
        defaultValue={discount}
        error={errors.discount}
      />
    </>
  );
}
