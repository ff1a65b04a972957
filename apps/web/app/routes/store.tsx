import { Outlet } from 'react-router'; export default function Store() { return <Outlet />; }
