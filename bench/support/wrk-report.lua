-- What wrk counted, as one line of JSON at the end of what it prints.
function done(summary, latency)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.status + summary.errors.timeout
  io.write(string.format(
    '{"perSecond":%f,"p99Ms":%f,"failed":%d}\n',
    summary.requests / (summary.duration / 1e6), latency:percentile(99) / 1e3, failed))
end
