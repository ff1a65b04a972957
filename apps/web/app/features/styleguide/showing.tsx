import { useState } from 'react';
import { Art } from '../../ui/art';
import { Button } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import { Dialog } from '../../ui/dialog';
import { FullScreenLoader } from '../../ui/loader';
import { ProductPicture } from '../../ui/picture';
import { Price, WasPrice } from '../../ui/price';
import { Spinner } from '../../ui/spinner';
import { Rating } from '../../ui/stars';
import { StateScreen } from '../../ui/state-screen';
import { Thumbnail } from '../../ui/thumbnail';
import { toast } from '../../ui/toast';
import { Case, OnBothGrounds, Row, Section } from './sheet';

const MISSING = '/images/products/none.webp';

/** Pictures, figures, states and overlays. */
export function Showing({ picture }: { picture: string }) {
  return (
    <>
      <Section title="Pictures">
        <Row>
          <Case name="product">
            <ProductPicture
              src={picture}
              alt="A product"
              initialsOf="Namma Gold"
              sizes="10rem"
              className="w-40!"
            />
          </Case>
          <Case name="product, its link broken">
            <ProductPicture
              src={MISSING}
              alt="A product"
              initialsOf="Namma Gold"
              sizes="10rem"
              className="w-40!"
            />
          </Case>
          <Case name="thumbnail">
            <Thumbnail src={picture} className="w-20" />
          </Case>
          <Case name="thumbnail, broken">
            <Thumbnail src={MISSING} className="w-20" />
          </Case>
          <Case name="art">
            <Art name="class-yoga" kind="card" alt="Yoga" sizes="15rem" className="w-60" />
          </Case>
          <Case name="art, missing">
            <Art name="no-such-art" kind="card" alt="Nothing" sizes="15rem" className="h-44 w-60" />
          </Case>
        </Row>
      </Section>
      <Section title="Price and rating">
        <OnBothGrounds>
          <Row>
            <Price>₹1,299</Price>
            <span>
              <Price className="font-semibold">₹999</Price>
              <span> </span>
              <WasPrice>₹1,299</WasPrice>
            </span>
            <Rating value={4.3} count={128} />
            <Rating value={0} />
          </Row>
        </OnBothGrounds>
      </Section>
      <Section title="Empty, failed, loading">
        <StateScreen title="Your cart is empty" action={<Button look="primary">To the store</Button>}>
          A sentence, and a way on.
        </StateScreen>
        <StateScreen
          picture="error"
          title="This did not load"
          action={<Button look="primary">Try again</Button>}
        >
          Network Error. Please check your internet connection or server.
        </StateScreen>
        <Spinner />
        {/* A transform, so that fixed content stays within this box. */}
        <div className="relative h-60 translate-0 border border-(--line)">
          <FullScreenLoader />
        </div>
      </Section>
      <Section title="Over the page">
        <Overlays />
      </Section>
    </>
  );
}

function Overlays() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row>
      <Button look="outline" onClick={() => toast.success('Added to cart')}>
        Toast
      </Button>
      <Button look="outline" onClick={() => toast.error('Something went wrong!')}>
        Toast of a failure
      </Button>
      <Button look="outline" onClick={() => setOpen(true)}>
        Dialog
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="A dialog" description="What it is about.">
        <p>What it asks.</p>
      </Dialog>
      <ConfirmButton
        className="min-h-11 px-5 text-sm font-semibold underline"
        title="Confirm Logout?"
        description="You can sign in again at any time."
        confirmLabel="Logout"
        onConfirm={async () => {}}
      >
        Question
      </ConfirmButton>
    </Row>
  );
}
