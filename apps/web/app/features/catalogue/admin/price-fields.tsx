import { TextField } from '../../../ui/field';

interface PriceFieldsProps {
  price?: number;
  discount?: number;
  cost?: number | undefined;
  errors: Readonly<Record<string, string>>;
}

/** List price and discount, side by side, and the cost. Text fields, so that invalid input is kept and explained. */
export function PriceFields({ price, discount = 0, cost, errors }: PriceFieldsProps) {
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
      <TextField
        {...amount}
        label="Cost (₹)"
        name="cost"
        defaultValue={cost}
        hint="What you pay for a piece. Only staff see it, in the margin report."
        className="sm:col-span-2"
        error={errors.cost}
      />
    </>
  );
}
