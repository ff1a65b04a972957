import { brand } from '@namma/contract/brand';
import { place } from '@namma/contract/business';
import { Mail, Navigation, Phone } from 'lucide-react';
import * as words from '#words/landing';
import { useGym } from '../../shared/gym-settings';
import { ContactForm } from './contact-form';
import { MapFrame } from './map-frame';

const line = 'flex min-h-11 items-center gap-3 font-semibold underline-offset-4 hover:underline';

export function Contact() {
  const { street, pincode, phone, email, latitude, longitude } = useGym();
  const directions = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return (
    <section id="contactUs" aria-labelledby="contact-title" className="py-14 md:py-20">
      <div className="page-width grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id="contact-title" className="display text-3xl">
            {words.contactUs}
          </h2>
          <p className="mt-4 mb-8 max-w-text text-(--soft)">{words.contactText}</p>
          <ContactForm />
        </div>
        <div className="grid content-start gap-6 lg:col-span-5 lg:col-start-8">
          <MapFrame className="aspect-[4/3] w-full lg:aspect-square" />
          <div className="grid gap-4 sm:grid-cols-2">
            <address className="text-sm not-italic">
              <span translate="no" className="font-semibold">
                {brand.name}
              </span>
              <br />
              <span>{street}</span>
              <br />
              <span>{`${place.city}, ${place.state} ${pincode}`}</span>
            </address>
            <div className="-mt-3 text-sm">
              <a href={directions} target="_blank" rel="noreferrer" className={line}>
                <Navigation aria-hidden="true" size={18} />
                <span>{words.directions}</span>
                <span className="sr-only">{words.directionsNewTab}</span>
              </a>
              <a href={`tel:${phone.replaceAll(' ', '')}`} className={line}>
                <Phone aria-hidden="true" size={18} />
                <span>{phone}</span>
              </a>
              <a href={`mailto:${email}`} className={line}>
                <Mail aria-hidden="true" size={18} />
                <span>{email}</span>
              </a>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
