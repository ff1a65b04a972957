import { AppointmentForm } from '../features/consultancy/appointment-form';
import { ConsultancyCards } from '../features/consultancy/consultancy-cards';
import { useConsultancyType } from '../features/consultancy/use-consultancy-type';
import { publicPage } from '../lib/page-meta';

export const meta = () =>
  publicPage({
    title: 'Book an appointment',
    description:
      'Book a fitness, nutrition or physiotherapy consultancy: age, height, weight and the day that suits you.',
    path: '/appointment',
  });

export default function Appointment() {
  const type = useConsultancyType();
  return (
    <div className="ground-ink min-h-[inherit]">
      <div className="page-width py-14 md:py-20">
        {type ? (
          <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
            <div className="lg:col-span-5">
              <h1 className="display text-xl min-[23rem]:text-2xl sm:text-3xl">{type}</h1>
              <p className="mt-4 max-w-[26rem] text-(--soft)">
                Tell us four things and the day that suits you. You find the booking in your profile
                afterwards.
              </p>
            </div>
            <div className="lg:col-span-6 lg:col-start-7">
              <AppointmentForm key={type} type={type} />
            </div>
          </div>
        ) : (
          <>
            <h1 className="display mb-10 text-2xl sm:text-3xl">Choose a consultancy</h1>
            <ConsultancyCards />
          </>
        )}
      </div>
    </div>
  );
}
