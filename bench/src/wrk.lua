-- Sends the requests of a file one after the other, over and over: wrk -s wrk.lua URL -- FILE START
-- A line of the file is METHOD, path, token and body with tabs between; token and body may be empty.
local function headersFor(token, body)
  local headers = { ["Host"] = wrk.headers["Host"], ["Accept-Encoding"] = wrk.headers["Accept-Encoding"] }
  if token ~= "" then headers["Authorization"] = "Bearer " .. token end
  if body ~= "" then headers["Content-Type"] = "application/json" end
  return headers
end

function init(args)
  local requests = {}
  for line in io.lines(args[1]) do
    local method, path, token, body = line:match("^([^\t]*)\t([^\t]*)\t([^\t]*)\t(.*)$")
    requests[#requests + 1] = wrk.format(method, path, headersFor(token, body), body ~= "" and body or nil)
  end
  local at = tonumber(args[2]) % #requests
  function request()
    at = at % #requests + 1
    return requests[at]
  end
end

-- One line of JSON; times are microseconds.
function done(summary, latency, _)
  local errors = summary.errors
  io.write(string.format(
    '{"requests":%d,"duration":%d,"bytes":%d,"p50":%d,"p95":%d,"p99":%d,"status":%d,"socket":%d}\n',
    summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(95), latency:percentile(99),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
